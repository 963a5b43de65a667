/** A Markdown table; every column but the first is of numbers. */
export function table(heads, rows) {
  const lines = [heads, ...rows].map((line) => line.map(String));
  const widths = heads.map((_, i) => Math.max(4, ...lines.map((line) => line[i].length)));
  const pad = (cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]));
  const [head, ...body] = lines.map((line) => `| ${line.map(pad).join(' | ')} |`);
  const rule = widths.map((width, i) => '-'.repeat(i ? width - 1 : width) + (i ? ':' : ''));
  return [head, `| ${rule.join(' | ')} |`, ...body].join('\n');
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
