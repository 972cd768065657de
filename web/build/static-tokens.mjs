/**
 * Replaces each use of a token's variable in the stylesheet by its value, and drops the variable: the file is smaller, and
 * browsers need no look-ups. A value that depends on where it is used (`var(--measure)`) stays a variable. Chakra's dialogs
 * define their own variables.
 */
export const staticTokens = {
  postcssPlugin: 'static-tokens',
  OnceExit(root) {
    const declarations = tokenDeclarations(root);
    if (!declarations) return;
    const values = new Map(declarations.map(({ prop, value }) => [prop, value]));
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--chakra-[^\s(),]+)\)/g,
        (use, name) => values.get(name) ?? use,
      );
    });
    for (const declaration of declarations) declaration.remove();
  },
};

/** The tokens of constant value; `undefined` for a stylesheet that has no layer of tokens. */
function tokenDeclarations(root) {
  const found = [];
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'tokens' && layer.nodes)
      layer.walkDecls(/^--chakra-/, (decl) => void found.push(decl));
  });
  if (found.length === 0) return undefined;
  const constant = found.filter(({ value }) => !value.includes('var('));
  const twice = constant.find(({ prop }, i) => constant.findIndex((other) => other.prop === prop) !== i);
  if (twice) throw twice.error(`${twice.prop} has two values: it cannot be written where it is used.`);
  return constant;
}
