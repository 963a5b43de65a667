/** Points the manifest at what is published, and drops what no page can reach. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const js = (path) => path.replace(/^src\/(.*)\.ts$/, 'dist/$1.js');
    // The order of files differs between machines; what is committed may not.
    customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
    for (const module of customElementsManifest.modules) {
      module.path = js(module.path);
      for (const { declaration } of module.exports ?? []) {
        if (declaration?.module) declaration.module = js(declaration.module);
      }
      for (const declaration of module.declarations ?? []) {
        if (!declaration.customElement) continue;
        const hidden = new Set();
        declaration.members = declaration.members?.filter((member) => {
          const shown = !member.privacy || member.privacy === 'public';
          if (!shown) hidden.add(member.name);
          return shown;
        });
        declaration.attributes = declaration.attributes?.filter((a) => !hidden.has(a.fieldName));
        // An event is what a @fires tag tells of, never what the analyzer guessed from a call.
        declaration.events = declaration.events?.filter((event) => event.description);
      }
    }
  },
};

export default {
  globs: ['src/**/*.ts'],
  litelement: true,
  packagejson: false,
  quiet: true,
  plugins: [published],
};
