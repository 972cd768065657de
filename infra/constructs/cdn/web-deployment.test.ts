import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf();
const deployments = Object.entries(resourcesOf(template, 'Custom::CDKBucketDeployment'));

function deploymentOf(name: string) {
  const found = deployments.find(([id]) => id.startsWith(name));
  if (!found) throw new Error(`There is no ${name}`);
  return { id: found[0], properties: found[1].Properties, dependsOn: found[1].DependsOn ?? [] };
}

const assets = deploymentOf('WebAssets');
const fonts = deploymentOf('WebFonts');
const scripts = deploymentOf('WebScripts');
const plainScripts = deploymentOf('WebPlainScripts');
const files = deploymentOf('WebFiles');
const pages = deploymentOf('WebPages');

test('there are six, into the web bucket', () => {
  expect(deployments).toHaveLength(6);
  for (const { properties } of [assets, fonts, scripts, plainScripts, files]) {
    expect(properties.DestinationBucketName).toEqual(pages.properties.DestinationBucketName);
  }
  expect(pages.properties.DestinationBucketName.Ref).toMatch(/^WebBucket/);
});

test.each([
  ['assets', assets, 'assets'],
  ['fonts', fonts, 'assets'],
  ['scripts', scripts, 'assets'],
  ['plain scripts', plainScripts, 'assets/plain'],
])(
  '%s are cached by browsers for ever, and kept in the bucket for open pages',
  (_, { properties }, folder) => {
    expect(properties).toMatchObject({
      DestinationBucketKeyPrefix: folder,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      Prune: false,
    });
  },
);

test('fonts have their content type, and are copied once', () => {
  expect(assets.properties.Exclude).toEqual(['*.woff2', '*.js']);
  expect(fonts.properties).toMatchObject({
    Exclude: ['*'],
    Include: ['*.woff2'],
    SystemMetadata: { 'content-type': 'font/woff2' },
  });
});

test('scripts are served as the build compressed them, or uncompressed from a separate folder', () => {
  expect(scripts.properties.SystemMetadata).toMatchObject({ 'content-encoding': 'br' });
  expect(scripts.properties.SourceObjectKeys).not.toEqual(assets.properties.SourceObjectKeys);
  expect(plainScripts.properties).toMatchObject({ Exclude: ['*'], Include: ['*.js'] });
  expect(plainScripts.properties.SystemMetadata).not.toHaveProperty('content-encoding');
  expect(plainScripts.properties.SourceObjectKeys).toEqual(assets.properties.SourceObjectKeys);
});

test('documents are revalidated each time, and cached by the edge for a minute', () => {
  expect(pages.properties.SystemMetadata['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, must-revalidate',
  );
});

test('browsers cache files such as icons for an hour', () => {
  expect(files.properties.SystemMetadata['cache-control']).toBe('public, max-age=3600, s-maxage=86400');
});

test('a deployment does not wait for the invalidation, whose delay would roll it back', () => {
  expect(pages.properties).toMatchObject({
    WaitForDistributionInvalidation: false,
    DistributionPaths: expect.arrayContaining(['/robots.txt', '/admin*']),
  });
});

test('documents are declared as UTF-8; other files have their own types', () => {
  expect(pages.properties.SystemMetadata).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
  expect(files.properties.Exclude).toContain('*.html');
  expect(files.properties.Include).toBeUndefined();
  expect(files.properties.SystemMetadata).not.toHaveProperty('content-type');
});

test('deploys only documents that contain no stored content', () => {
  expect(pages.properties).toMatchObject({
    Exclude: ['*'],
    Include: [
      ...['admin-panel', 'admin/login', 'admin/password', 'admin-simple', 'management'].flatMap((screen) => [
        `${screen}.html`,
        `${screen}.ar.html`,
      ]),
    ],
  });
});

test('invalidates exactly what was copied, with few patterns', () => {
  expect(pages.properties.DistributionPaths).toEqual([
    '/.well-known/*',
    '/admin*',
    '/icon.svg',
    '/management*',
    '/robots.txt',
  ]);
  expect(pages.properties.DistributionId.Ref).toMatch(/^CdnDistribution/);
  expect(pages.properties.SourceObjectKeys).toEqual(files.properties.SourceObjectKeys);
});

test('prunes files that no longer exist, but not assets and published pages', () => {
  for (const { properties } of [pages, files]) expect(properties.Prune).toBe(true);
  expect(files.properties.Exclude).toEqual(['assets/*', 'pages/*', 'pictures/*', '*.html']);
});

test('deploys no document before the assets it names', () => {
  expect(pages.dependsOn).toEqual(
    expect.arrayContaining([assets.id, fonts.id, scripts.id, plainScripts.id, files.id]),
  );
});

test('the logs of the copying function expire', () => {
  const copier = resourcesOf(template, 'AWS::Lambda::Function')[
    pages.properties.ServiceToken['Fn::GetAtt'][0]
  ];
  const logs = resourcesOf(template, 'AWS::Logs::LogGroup')[copier?.Properties.LoggingConfig.LogGroup.Ref];
  expect(logs?.Properties.RetentionInDays).toBe(90);
});
