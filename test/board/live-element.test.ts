import { expect } from '@open-wc/testing';
import { html } from 'lit/html.js';
import { flag, LiveElement, number } from '../../src/board/live-element.js';

let rendered = 0;

class Probe extends LiveElement {
  static override properties = {
    text: {},
    count: { read: number },
    open: { read: flag, attribute: 'is-open' },
  };
  static override styles = ':host{display:block}';
  text: string | null = 'default';
  count: number | null = 1;
  open: boolean = false;

  protected override render() {
    rendered++;
    return html`<p>${this.text} ${this.count} ${this.open}</p>`;
  }
  protected override updated() {}
}
customElements.define('live-probe', Probe);

const make = async (markup: string) => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.firstElementChild as Probe;
  await element.updateComplete;
  rendered = 0;
  return element;
};
const shown = (element: Probe) => element.shadowRoot!.querySelector('p')!.textContent;

describe('LiveElement', () => {
  it('turns attributes into properties by their types', async () => {
    const element = await make('<live-probe text="a" count="7" is-open></live-probe>');
    expect([element.text, element.count, element.open]).to.deep.equal(['a', 7, true]);
    element.removeAttribute('count');
    element.removeAttribute('is-open');
    expect([element.count, element.open]).to.deep.equal([null, false]);
  });

  it('shows defaults where nothing is set', async () => {
    expect(shown(await make('<live-probe></live-probe>'))).to.equal('default 1 false');
  });

  it('renders once for all that changes in a turn', async () => {
    const element = await make('<live-probe></live-probe>');
    Object.assign(element, { text: 'b', count: 2, open: true });
    await element.updateComplete;
    expect([rendered, shown(element)]).to.deep.equal([1, 'b 2 true']);
  });

  it('does not render for a value that it has', async () => {
    const element = await make('<live-probe text="a"></live-probe>');
    element.text = 'a';
    await element.updateComplete;
    expect(rendered).to.equal(0);
  });

  it('does not render before it is in a page', async () => {
    rendered = 0;
    const element = document.createElement('live-probe') as Probe;
    element.text = 'c';
    await element.updateComplete;
    expect(rendered).to.equal(0);
    document.body.append(element);
    await element.updateComplete;
    expect([rendered, shown(element)]).to.deep.equal([1, 'c 1 false']);
    element.remove();
  });

  it('takes what was set before its class was known, whatever its attributes say', async () => {
    const element = document.createElement('late-probe') as Probe;
    element.setAttribute('count', '1');
    element.text = 'early';
    element.count = 3;
    document.body.append(element);
    customElements.define(
      'late-probe',
      class extends LiveElement {
        static override properties = Probe.properties;
        declare count: number;
        protected override render() {
          return html`<p>${this.count}</p>`;
        }
      },
    );
    await element.updateComplete;
    expect([element.text, element.count]).to.deep.equal(['early', 3]);
    element.remove();
  });

  it('shares style sheets among the elements of a document', async () => {
    const [one, two] = await Promise.all([
      make('<live-probe></live-probe>'),
      make('<live-probe></live-probe>'),
    ]);
    const [all, own] = one.shadowRoot!.adoptedStyleSheets;
    expect(all).to.equal(two.shadowRoot!.adoptedStyleSheets[0]);
    expect(own).to.equal(two.shadowRoot!.adoptedStyleSheets[1]);
  });
});
