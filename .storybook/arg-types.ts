import { getCustomElements, type Preview } from '@storybook/web-components-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type InputType = ReturnType<Enhancer>[string];

/** The parts of the manifest that are read here. */
interface Item {
  name: string;
  kind?: string;
  static?: boolean;
  type?: { text: string };
  parameters?: { name: string }[];
  description?: string;
}
interface Declaration {
  tagName?: string;
  members?: Item[];
  attributes?: Item[];
  slots?: Item[];
  cssStates?: Item[];
}

const declarationOf = (tag: string | undefined) =>
  (getCustomElements() as { modules: { declarations: Declaration[] }[] }).modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tag && tagName === tag);

const NONE = { control: { disable: true } } as const;

/** The control that suits an attribute's type as the manifest writes it. */
function controlFor(type = ''): Partial<InputType> {
  if (/^'[^']*'( \| '[^']*')*$/.test(type)) {
    return {
      control: { type: 'inline-radio' },
      options: type.split(' | ').map((value) => value.slice(1, -1)),
    };
  }
  if (type === 'boolean') return { control: { type: 'boolean' } };
  return { control: { type: type.startsWith('number') ? 'number' : 'text' } };
}

/** A row that only tells. */
const row = (category: string, name: string, description = ''): InputType => ({
  ...NONE,
  name,
  description,
  table: { category },
});

/**
 * Completes the table that Storybook makes from the manifest: a fitting control for each attribute and none for
 * what cannot be typed in, and rows for what Storybook leaves out (methods, states, the slot without a name).
 */
export const fromManifest: Enhancer = ({ argTypes, component }) => {
  const declaration = declarationOf(component);
  if (!declaration) return argTypes;
  const { attributes = [], members = [], slots = [], cssStates = [] } = declaration;
  const rows: Record<string, InputType> = {};

  for (const [key, given] of Object.entries(argTypes)) {
    const attribute = attributes.find(({ name }) => name === key);
    const control = given.control ? {} : attribute ? controlFor(attribute.type?.text) : NONE;
    const { defaultValue, ...table } = given.table ?? {};
    // Storybook would show `null` as if it were a value.
    if (defaultValue?.summary && defaultValue.summary !== 'null') Object.assign(table, { defaultValue });
    rows[key] = { ...given, ...control, table };
  }
  for (const { name, kind, static: fixed, parameters = [], description } of members) {
    if (fixed) delete rows[name];
    if (kind !== 'method' || name === 'handleEvent') continue;
    const call = `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
    rows[call] = row('methods', call, description);
  }
  for (const { name, description } of slots) {
    if (!name) rows['(no name)'] = row('slots', '(no name)', description);
  }
  for (const { name, description } of cssStates) {
    rows[`:state(${name})`] = row('states', `:state(${name})`, description);
  }
  return rows;
};
