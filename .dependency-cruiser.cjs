/** The import rules: which folder may import which. An import that no rule forbids is allowed. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: '^(shared|functions|web|infra)/', pathNot: [from, ...allowed] },
});

const emulator = require('./infra/emulator/package.json');
const emulatorEntries = Object.values(emulator.exports).map((path) => path.replace(/^\.\//, ''));

const publicFolders = [
  '^web/src/(features|components|drawing|lib|i18n|theme|assets)/',
  '^web/styled-system/',
  '^shared/',
];

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('shared-stands-alone', '^shared/'),
    {
      name: 'shared-needs-only-zod',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod' },
    },
    only('data-on-shared', '^functions/data/', '^shared/'),
    only('http-on-data', '^functions/http/', '^functions/data/', '^shared/'),
    only('functions-on-shared', '^functions/', '^shared/'),
    {
      name: 'groups-do-not-meet',
      comment: 'The follow-up function does what follows from the writes of all groups.',
      severity: 'error',
      from: {
        path: '^functions/([^/]+)/',
        pathNot: '^functions/(http|data|commands|testing|follow-up)/|\\.test\\.ts$',
      },
      to: { path: '^functions/([^/]+)/', pathNot: '^functions/($1|http|data)/' },
    },
    only('web-on-shared', '^web/', '^shared/'),
    only(
      'foundations',
      '^web/src/(lib|i18n|theme)/',
      '^web/src/(lib|i18n|theme)/',
      '^web/styled-system/',
      '^shared/',
    ),
    only('head', '^web/src/head/', '^web/src/(lib|i18n|theme)/', '^shared/'),
    only(
      'components',
      '^web/src/components/',
      '^web/src/(drawing|lib|i18n|theme|assets)/',
      '^web/styled-system/',
      '^shared/',
    ),
    only(
      'features',
      '^web/src/features/',
      '^web/src/(components|head|lib|i18n|theme|assets)/',
      '^web/styled-system/',
      '^shared/',
    ),
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    only(
      'pages',
      '^web/src/pages/',
      '^web/src/(features|components|drawing|head|lib|i18n|theme|assets)/',
      '^web/styled-system/',
      '^shared/',
    ),
    {
      name: 'pages-do-not-meet',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/([^/]+)/', pathNot: '^web/src/pages/$1/' },
    },
    only(
      'admin-foundations',
      '^web/src/admin/lib/',
      '^web/src/(lib|i18n|theme)/',
      '^web/styled-system/',
      '^shared/',
    ),
    only('admin-ui', '^web/src/admin/ui/', '^web/src/admin/lib/', ...publicFolders),
    only(
      'admin-tools',
      '^web/src/admin/(images|markdown|unsaved|versions)/',
      '^web/src/admin/(lib|ui)/',
      ...publicFolders,
    ),
    {
      name: 'admin-features-do-not-meet',
      comment:
        'Screens put them together: dashboard, management, and what lies in `admin/app`. Only the blog’s panel has a place for what is done with newsletter addresses, inbox and people have the button that leads to a person’s data, and the post editor offers what was left unsaved.',
      severity: 'error',
      from: {
        path: '^web/src/admin/(content|posts|newsletter|messages|privacy|session|people|audit)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: {
        path: '^web/src/(admin|pages|app)/',
        pathNot: [
          '^web/src/admin/($1|lib|ui|images|markdown|unsaved|versions|cvs)/',
          '^web/src/admin/newsletter/newsletter-actions\\.tsx$',
          '^web/src/admin/privacy/person-data-button\\.tsx$',
          '^web/src/admin/leftovers/leftovers\\.tsx$',
        ],
      },
    },
    {
      name: 'post-editor-without-list',
      severity: 'error',
      from: { path: '^web/src/admin/posts/editor/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/admin/posts/list/' },
    },
    {
      name: 'style-engine-in-dialogs-only',
      comment:
        'Pages and screens ship static classes; Chakra and Emotion come lazily, with the dialogs of the admin area.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/admin/ui/(dialog/dialog\\.tsx|system(\\.test)?\\.ts)$' },
      to: { path: 'node_modules/(@chakra-ui|@emotion|@ark-ui)/' },
    },
    {
      name: 'no-schemas-of-endpoints-in-browsers',
      comment:
        'The build leaves them out (web/build/plugins/lean-schemas.ts); a form imports the schema that it checks with.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^shared/api/endpoint/schemas-of\\.ts$' },
    },
    {
      name: 'no-admin-code-for-visitors',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/(admin/|(entry|boot)-admin)' },
      to: { path: '^web/src/admin/' },
    },
    {
      name: 'emulator-knows-only-cdk-out',
      comment: 'It is a package of its own: nothing of this product, tests and fixtures included.',
      severity: 'error',
      from: { path: '^infra/emulator/' },
      // Import names of the root package (`#…`) do not resolve in the emulator; they are forbidden, too.
      to: { path: '^(#|(shared|functions|web|infra)/)', pathNot: '^infra/emulator/' },
    },
    {
      name: 'emulator-lists-what-it-uses',
      comment: 'Packages come from its own package.json; those of the root are found too, but only here.',
      severity: 'error',
      from: { path: '^infra/emulator/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'emulator-by-its-entries',
      comment: 'What its package.json does not export is its own affair.',
      severity: 'error',
      from: { pathNot: '^infra/emulator/' },
      to: {
        path: '^infra/emulator/',
        pathNot: `^infra/emulator/(${emulatorEntries.join('|').replaceAll('.', '\\.')})$`,
      },
    },
    {
      name: 'infra-runs-no-handler-code',
      comment: 'What is left to do after a deployment is also asked of what is stored.',
      severity: 'error',
      from: { path: '^infra/', pathNot: '\\.test\\.ts$|/testing/|^infra/deploy/stored-checks\\.ts$' },
      to: { path: '^(functions|web)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|cdk\\.out|\\.local)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
