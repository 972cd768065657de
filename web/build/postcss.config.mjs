import { readShortClasses } from './class-names.ts';
import { fillLayers } from './fill-layers.mjs';
import { staticTokens } from './static-tokens.mjs';

/** Returns the folder of the page of an exhibit, from the path of the exhibit's stylesheet. */
const exhibitFolder = (path) => /\/pages\/([^/]+)\/exhibit\/exhibit\.css$/.exec(path)?.[1];

/** Panda's own plugin knows one configuration per process; this one has one per stylesheet. */
const panda = {
  postcssPlugin: 'panda',
  async Once(root, { result }) {
    const path = root.source?.input.file ?? '';
    await fillLayers(root, { path, folder: exhibitFolder(path) }, (dependency) => {
      result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from });
    });
  },
};

/** Gives the classes of style objects their short names (`class-names.ts`). Fails if a sheet with styles has none of them. */
const shortClasses = {
  postcssPlugin: 'short-classes',
  OnceExit(root) {
    if (process.env.NODE_ENV !== 'production') return;
    const shortClass = readShortClasses();
    let [found, shortened] = [0, 0];
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'utilities') return;
      layer.walkRules((rule) => {
        rule.selectors = rule.selectors.map((selector) =>
          selector.replace(/\.((?:\\.|[\w-]|[^\0-\x7F])+)/, (written, escaped) => {
            const name = escaped.replaceAll(/\\(.)/g, '$1');
            const short = shortClass(name);
            found += 1;
            if (short === name) return written;
            shortened += 1;
            return `.${short}`;
          }),
        );
      });
    });
    if (found > 0 && shortened === 0) throw new Error('No class of a stylesheet has a short name.');
  },
};

/**
 * Keeps only the classes of style objects in an exhibit's stylesheet, and limits them to exhibits of its page. The site's
 * stylesheet and those of other exhibits contain many of the same classes; otherwise the order of the stylesheets would decide
 * between equally specific rules.
 */
const exhibitsOnly = {
  postcssPlugin: 'exhibits-only',
  OnceExit(root) {
    const folder = exhibitFolder(root.source?.input.file ?? '');
    if (!folder) return;
    root.each((node) => {
      const isLayer = node.type === 'atrule' && node.name === 'layer';
      if (!isLayer || (node.nodes && node.params !== 'utilities')) node.remove();
    });
    let scoped = 0;
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) =>
        selector.replace(/\.(?:\\.|[\w-])+/, (name) => {
          scoped += 1;
          return `:is([data-exhibit=${folder}] ${name})`;
        }),
      );
    });
    if (scoped === 0)
      throw new Error(`No class of the exhibit in ${folder} was found: its stylesheet would be empty.`);
  },
};

export default { plugins: [panda, staticTokens, shortClasses, exhibitsOnly] };
