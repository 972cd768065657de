import type { Plugin } from 'vite';

interface Patch {
  readonly what: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

const patches: readonly Patch[] = [
  {
    what: 'contexts and components made when the module loads',
    pattern: /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
    replacement: '= /* @__PURE__ */ $1',
  },
  {
    what: 'classes with a static contextType',
    pattern: /= (class extends React\d*\.Component \{\n[\s\S]*?\n\});\n\w+\.contextType = (\w+);/g,
    replacement: '= /* @__PURE__ */ (() => Object.assign($1, { contextType: $2 }))();',
  },
  { what: 'display names', pattern: /^\w+\.displayName = "\w+";$/gm, replacement: '' },
];

/**
 * Makes React Router tree-shakable: it is one module, and its module-level values (contexts, components, static properties) are
 * marked as free of side effects, so that unused ones are removed. Saves 8 kB per page. Fails the build if the code to patch is
 * not found.
 */
export function plainRouter(): Plugin {
  const unused = new Set(patches);
  return {
    name: 'plain-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        patches.reduce((patched, patch) => {
          const result = patched.replace(patch.pattern, patch.replacement);
          if (result !== patched) unused.delete(patch);
          return result;
        }, code),
    },
    buildEnd(error) {
      const [patch] = unused;
      if (!error && patch)
        this.error(`React Router has no ${patch.what} as this patch knows them: look at it again.`);
    },
  };
}
