import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html, type TemplateResult } from 'lit';
import '../../src/elements/board-composer.js';
import type { BoardComposer } from '../../src/elements/board-composer.js';
import type { BoardElement } from '../../src/board/board-element.js';
import '../../src/games/pylos/define.js';
import '../../src/games/real-queen/define.js';
import '../../src/games/rolit/define.js';
import '../../src/games/ur/define.js';
import { mouse, settled } from './support.js';

export const TOWER = '4/4/ll2/dl2 3/3/l2 2/2 1 d';

/** A composer in a page, and what a reader does with it. */
export async function composer(template: TemplateResult = html`<board-composer></board-composer>`) {
  const it = await fixture<BoardComposer>(template);
  await settled(it);
  const root = it.shadowRoot!;
  const board = () => it.firstElementChild as BoardElement<unknown, unknown>;
  const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
    root.querySelector<Kind>(`[name=${name}]`)!;
  const until = () => settled(it, board());
  return {
    it,
    root,
    board,
    field,
    until,
    output: () => root.querySelector('textarea')!.value,
    told: () => root.querySelector('[part=status]')!.textContent,
    /** Types a text in place of what a field has. */
    async type(name: string, text: string) {
      field(name).focus();
      field(name).select();
      await (text ? sendKeys({ type: text }) : sendKeys({ press: 'Delete' }));
      // It is read when it has rested.
      await new Promise((done) => setTimeout(done, 300));
      await until();
    },
    /** Chooses in a list, by as many keys as it needs. */
    async pick(name: string, value: string) {
      const list = field<HTMLSelectElement>(name);
      list.focus();
      for (let i = 0; i < list.options.length && list.value !== value; i++)
        await sendKeys({ press: 'ArrowDown' });
      for (let i = 0; i < list.options.length && list.value !== value; i++)
        await sendKeys({ press: 'ArrowUp' });
      expect(list.value).to.equal(value);
      await until();
    },
    async view(value: '' | 'on') {
      await mouse('click', root.querySelector(`[name=view][value="${value}"]`)!);
      await until();
    },
    async push(label: string) {
      await mouse(
        'click',
        [...root.querySelectorAll('button')].find((each) => each.textContent === label)!,
      );
      await until();
    },
    fault: (name: string) => root.getElementById(`${name}-fault`)!.textContent!.trim(),
  };
}

/** The element that a line makes, and its attributes. */
export function parsed(line: string) {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: line });
  expect(content.childNodes).to.have.length(1);
  const made = content.firstElementChild!;
  return {
    made,
    attributes: Object.fromEntries([...made.attributes].map(({ name, value }) => [name, value])),
  };
}

/** Does something while the page's clipboard is another one. */
export async function withClipboard(
  write: (items: ClipboardItems) => Promise<void>,
  act: () => Promise<void>,
) {
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  try {
    await act();
  } finally {
    delete (navigator as { clipboard?: unknown }).clipboard;
  }
}
