import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '../testing/synthesize.ts';

const template = templateOf();
const deployments = Object.entries(resourcesOf(template, 'Custom::CDKBucketDeployment'));

function deploymentOf(name: string) {
  const found = deployments.find(([id]) => id.startsWith(name));
  if (!found) throw new Error(`There is no ${name}`);
  return { id: found[0], properties: found[1].Properties, dependsOn: found[1].DependsOn ?? [] };
}

const assets = deploymentOf('WebAssets');
const fonts = deploymentOf('WebFonts');
const pages = deploymentOf('WebPages');

test('there are three, into the web bucket', () => {
  expect(deployments).toHaveLength(3);
  for (const { properties } of [assets, fonts]) {
    expect(properties.DestinationBucketName).toEqual(pages.properties.DestinationBucketName);
  }
  expect(pages.properties.DestinationBucketName.Ref).toMatch(/^WebBucket/);
});

test.each([
  ['assets', assets],
  ['fonts', fonts],
])(
  '%s are kept by browsers for good, and by the bucket for pages that are still open',
  (_, { properties }) => {
    expect(properties).toMatchObject({
      DestinationBucketKeyPrefix: 'assets',
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      Prune: false,
    });
  },
);

test('fonts are told to be fonts, and are copied once', () => {
  expect(assets.properties.Exclude).toEqual(['*.woff2']);
  expect(fonts.properties).toMatchObject({
    Exclude: ['*'],
    Include: ['*.woff2'],
    SystemMetadata: { 'content-type': 'font/woff2' },
  });
});

test('pages are asked for each time, from the edge, which forgets them at each deployment', () => {
  expect(pages.properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'public, max-age=0, s-maxage=31536000, must-revalidate' },
    DistributionPaths: ['/*'],
  });
  expect(pages.properties.DistributionId.Ref).toMatch(/^CdnDistribution/);
});

test('pages that are gone are pruned, the assets are not among them', () => {
  expect(pages.properties).toMatchObject({ Prune: true, Exclude: ['assets/*'] });
});

test('no page is there before the assets it names', () => {
  expect(pages.dependsOn).toEqual(expect.arrayContaining([assets.id, fonts.id]));
});

test('the copying function logs into a group that forgets', () => {
  const copier = resourcesOf(template, 'AWS::Lambda::Function')[
    pages.properties.ServiceToken['Fn::GetAtt'][0]
  ];
  const logs = resourcesOf(template, 'AWS::Logs::LogGroup')[copier?.Properties.LoggingConfig.LogGroup.Ref];
  expect(logs?.Properties.RetentionInDays).toBe(90);
});
