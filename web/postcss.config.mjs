import panda from '@pandacss/dev/postcss';

export default {
  plugins: [panda({ configPath: `${import.meta.dirname}/panda.config.ts`, cwd: import.meta.dirname })],
};
