/** What is to be seen, and how it differs. */

/** A picture of something as the page itself decodes it: RGBA bytes. */
export async function look(at) {
  const png = await at.screenshot();
  const url = await at.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const reader = new FileReader();
    await new Promise((done) => {
      reader.onload = done;
      reader.readAsDataURL(new Blob([data]));
    });
    return reader.result;
  }, png.toString('base64'));
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** How far each pixel's channels lie from one another: 0 in black, white and grey. */
export const colourfulness = (data) => {
  let most = 0;
  for (let i = 0; i < data.length; i += 4) {
    const pixel = data.subarray(i, i + 3);
    most = Math.max(most, Math.max(...pixel) - Math.min(...pixel));
  }
  return most;
};

/** The share of pixels darker than the middle. */
export const darkness = (data) => {
  let dark = 0;
  for (let i = 0; i < data.length; i += 4) dark += data[i] + data[i + 1] + data[i + 2] < 384 ? 1 : 0;
  return dark / (data.length / 4);
};

/** The share of channels in which two pictures are not alike. */
export function difference(one, other) {
  if (one.length !== other.length) return 1;
  let different = 0;
  for (let i = 0; i < one.length; i++) different += Math.abs(one[i] - other[i]) > 8 ? 1 : 0;
  return different / one.length;
}
