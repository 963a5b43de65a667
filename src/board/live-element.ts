import { render, type TemplateResult } from 'lit/html.js';
import { type Fault, misread } from '../core/fault.js';
import { version } from './version.js';

/** How an attribute becomes a property; without more it stays text, and its name is the property's. */
export interface Property {
  readonly attribute?: string;
  /** The property's value by that of the attribute, which is null where there is none: that is its default. */
  read?(value: string | null): unknown;
  /** The words it takes: one of them, which is the first by default, or as a list any, with spaces between. */
  readonly words?: readonly string[];
  readonly list?: boolean;
}

const valueOf = ({ read, words, list }: Property, value: string | null) =>
  read ? read(value) : (value ?? (list ? null : words?.[0]) ?? null);

export const flag = (value: string | null): boolean => value !== null;
export const number = (value: string | null) => (value === null ? null : Number(value));

// Where there is no page, as in Node, a class can still be imported.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** What every element looks like, before its own style sheet. */
const ALL = ':host{display:block}:host([hidden]){display:none}';

/** The style sheet of each text in this document; boards share them. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * What boards need of a reactive element, and no more: properties with attributes, one render after whatever
 * changed in a turn of the event loop, and style sheets. It takes no reactive controllers.
 * docs/decisions/0006 says why this is not LitElement; names and behaviour are those of Lit's.
 */
export abstract class LiveElement extends Base {
  static readonly version: string = version;
  static properties: Readonly<Record<string, Property>> = {};
  static styles: string = '';

  /** Makes an accessor of every property, once, when the tag is registered. */
  static get observedAttributes(): string[] {
    for (const [name, property] of Object.entries(this.properties)) {
      const values = new WeakMap<LiveElement, unknown>();
      const usual = valueOf(property, null);
      const get = (element: LiveElement) => (values.has(element) ? values.get(element) : usual);
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        get(this: LiveElement) {
          return get(this);
        },
        set(this: LiveElement, value: unknown) {
          if (Object.is(get(this), value)) return;
          values.set(this, value);
          this.renew();
        },
      });
    }
    return Object.entries(this.properties).map(([name, { attribute = name }]) => attribute);
  }

  /** What was set on the element before its class was known: it comes after the attributes. */
  #early: Record<string, unknown> = {};
  #update: Promise<void> | undefined;
  /** What was told to be wrong. */
  #told: string | undefined;
  /** Whether `renew` was called since an update began. */
  #stale = false;

  constructor() {
    super();
    for (const name of Object.keys((this.constructor as typeof LiveElement).properties)) {
      if (!Object.hasOwn(this, name)) continue;
      this.#early[name] = (this as Record<string, unknown>)[name];
      delete (this as Record<string, unknown>)[name];
    }
  }

  attributeChangedCallback(attribute: string, _: string | null, value: string | null): void {
    const { properties } = this.constructor as typeof LiveElement;
    const [name, property] = Object.entries(properties).find(
      ([key, each]) => (each.attribute ?? key) === attribute,
    )!;
    Object.assign(this, { [name]: valueOf(property, value) });
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.createRoot();
    Object.assign(this, this.#early);
    this.#early = {};
    this.renew();
  }

  adoptedCallback(): void {
    if (this.shadowRoot) this.#dress(this.shadowRoot);
  }

  /** Makes the shadow root, when the element first comes into a page. */
  protected createRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    this.#dress(root);
    return root;
  }

  /** Style rules that came later. */
  #more: string[] = [];

  /** Adds style rules that not every element of the class needs. */
  protected addStyles(css: string): void {
    if (this.#more.includes(css)) return;
    this.#more.push(css);
    if (this.shadowRoot) this.#dress(this.shadowRoot);
  }

  /** A style sheet belongs to a document: in another one it is made anew. */
  #dress(root: ShadowRoot) {
    const { styles } = this.constructor as typeof LiveElement;
    const { defaultView } = this.ownerDocument;
    const here = defaultView === window;
    root.adoptedStyleSheets = [ALL, styles, ...this.#more].map((css) => {
      const known = here && sheets.get(css);
      if (known) return known;
      const sheet = new (defaultView ?? window).CSSStyleSheet();
      sheet.replaceSync(css);
      if (here) sheets.set(css, sheet);
      return sheet;
    });
  }

  /** Renders soon what was given from outside and `ready` has to look at, even where an update is under way. */
  protected renew(): void {
    this.#stale = true;
    this.requestUpdate();
  }

  /** Renders soon, once for all that changes until then; not before the element is in a page. */
  requestUpdate(): void {
    const root = this.shadowRoot;
    if (!root) return;
    this.#update ??= Promise.resolve().then(async () => {
      // What is set meanwhile may need something else to be ready.
      do {
        this.#stale = false;
        await this.#prepare();
      } while (this.#stale);
      this.#update = undefined;
      const { activeElement } = root;
      render(this.render(), root, { host: this });
      // Whoever was at something that is gone goes on at what has its name now, or at the tab stop.
      if (activeElement && !activeElement.isConnected) {
        (root.getElementById(activeElement.id) ?? this).focus({ preventScroll: true });
      }
      this.updated();
    });
  }

  /** What could not be loaded is missing from what is drawn. */
  async #prepare() {
    try {
      await this.ready();
    } catch (error) {
      reportError(error);
    }
  }

  /** Resolves when what was changed is shown. */
  get updateComplete(): Promise<boolean> {
    return Promise.resolve(this.#update).then(() => !this.#update);
  }

  /** What is wrong with a property, if anything: first of all a value that is none of the words that it takes. */
  protected get fault(): Fault | undefined {
    for (const [name, { words, list }] of Object.entries(
      (this.constructor as typeof LiveElement).properties,
    )) {
      const value = (this as unknown as Record<string, string | null>)[name];
      const found = list ? (value?.match(/\S+/g) ?? []) : value == null ? [] : [value];
      const odd = words && found.find((word) => !words.includes(word));
      if (odd !== undefined) return misread(name, odd, words!.join(' or '));
    }
    return undefined;
  }

  /** Tells whoever writes the page what is wrong, once; true if it was told now. */
  protected warn(): boolean {
    const message = this.fault?.message;
    const other = message !== this.#told;
    this.#told = message;
    if (!message || !other) return false;
    console.warn(`<${this.localName}> ${message}`);
    return true;
  }

  /** What an update waits for. */
  protected ready(): Promise<void> | undefined {
    return undefined;
  }

  protected abstract render(): TemplateResult;

  /** What is done when that is drawn. */
  protected updated(): void {
    this.warn();
  }
}
