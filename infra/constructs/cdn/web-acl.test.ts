import type { Template } from 'aws-cdk-lib/assertions';
import { beforeEach, describe, expect, test } from 'vitest';
import { headersFrom } from '#infra/emulator/http/http-message.ts';
import { stackOf } from '#infra/emulator/testing/stack.ts';
import { readWebAcl, type WebAcl } from '#infra/emulator/waf/web-acl.ts';
import { edgeTemplateOf, resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { errorBody } from '#shared/api/endpoint/error.ts';
import { endpoints } from '#shared/api/table.ts';
import { chatbotFailure } from '#shared/messages/chat.ts';
import { webAclLimits } from './web-acl-limits.ts';

const edge = edgeTemplateOf();
const five = 5 * 60_000;
const forms = Object.values<Endpoint>(endpoints).filter(
  ({ access, method }) => access === 'public' && method !== 'GET',
);

let webAcl: WebAcl;
beforeEach(() => {
  webAcl = webAclIn(edge);
});

function webAclIn(template: Template): WebAcl {
  const stack = stackOf(template.toJSON().Resources);
  const [{ name } = { name: '' }] = stack.resources('AWS::WAFv2::WebACL');
  return readWebAcl(stack, `arn:aws:wafv2:us-east-1:0:global/webacl/${name}/1`);
}

interface Asked {
  method?: string;
  from?: string;
  at?: number;
}

function ask(path: string, { method = 'GET', from = '203.0.113.7', at = 0 }: Asked = {}) {
  const request = {
    method,
    path,
    query: '',
    headers: headersFrom({}),
    body: Buffer.alloc(0),
    sourceIp: from,
  };
  return webAcl(request, at);
}

/** Returns how many of `count` simultaneous requests are let through. */
function letThrough(count: number, path: string, asked?: Asked): number {
  return Array.from({ length: count }, () => ask(path, asked)).filter((held) => held === undefined).length;
}

test('is in CloudFront’s region, and attached to the distribution', () => {
  expect(Object.values(resourcesOf(edge, 'AWS::WAFv2::WebACL'))).toHaveLength(1);
  const [distribution] = Object.values(resourcesOf(templateOf(), 'AWS::CloudFront::Distribution'));
  expect(distribution?.Properties.DistributionConfig.WebACLId).toEqual({
    'Fn::GetStackOutput': { StackName: 'Site-Edge', OutputName: 'WebAclArn', Region: 'us-east-1' },
  });
});

test('costs are computed with its rules', () => {
  const [acl] = Object.values(resourcesOf(edge, 'AWS::WAFv2::WebACL'));
  expect(acl?.Properties.Rules).toHaveLength(webAclLimits.rules);
});

test('other stages have none, unless they ask for it', () => {
  const webAclOf = (context: Record<string, unknown>) =>
    Object.values(resourcesOf(templateOf(context), 'AWS::CloudFront::Distribution'))[0]?.Properties
      .DistributionConfig.WebACLId;
  expect(webAclOf({ stage: 'staging' })).toBeUndefined();
  expect(webAclOf({ stage: 'staging', webAcl: true })).toBeDefined();
  expect(webAclOf({ webAcl: false })).toBeUndefined();
});

describe('one address', () => {
  test('can send sixty forms in five minutes, whichever forms and however the paths are written', () => {
    const each = Math.ceil(60 / forms.length);
    const sent = forms.map(({ method, path }) => letThrough(each, path.replace(/\{\w+\}/, 'x'), { method }));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(ask('/api/%63ontact', { method: 'POST' })?.status).toBe(429);
  });

  test.each(['/api/site-content', '/share/blog/1', '/', '/ar', '/assets/home.js', '/images/a.avif'])(
    'can request %s four thousand times in five minutes, and then nothing else',
    (path) => {
      expect(letThrough(5000, path)).toBe(4000);
      expect(ask('/contact')?.status).toBe(429);
      expect(ask('/contact', { from: '203.0.113.8' })).toBeUndefined();
    },
  );

  test('of an office with twenty editors and thirty readers stays under the limit', () => {
    expect(letThrough(20 * 150, '/api/content-version')).toBe(3000);
    expect(letThrough(30 * 30, '/assets/home.js')).toBe(900);
  });

  test('blocks no other address, and is allowed again five minutes after it stops', () => {
    letThrough(100, '/api/contact', { method: 'POST' });
    expect(ask('/api/contact', { method: 'POST', from: '203.0.113.8' })).toBeUndefined();
    expect(ask('/api/contact', { method: 'POST', at: five / 2 })?.status).toBe(429);
    expect(ask('/api/contact', { method: 'POST', at: 2 * five })).toBeUndefined();
  });

  test('stays blocked while it continues', () => {
    for (let at = 0; at <= 4 * five; at += 1000) ask('/api/contact', { method: 'POST', at });
    expect(ask('/api/contact', { method: 'POST', at: 4 * five + 1000 })?.status).toBe(429);
  });

  test('has a higher limit for saves of an administrator than for forms', () => {
    expect(letThrough(500, '/api/admin/upload-image', { method: 'POST' })).toBe(500);
    expect(letThrough(500, '/api/update-content/home.title', { method: 'PUT' })).toBe(500);
  });
});

describe('all addresses together, with a limit of 5,000', () => {
  const address = (n: number) => `198.51.${n >> 8}.${n % 256}`;
  beforeEach(() => {
    webAcl = webAclIn(edgeTemplateOf({ edgeLimit: 5000 }));
  });

  test('can request 5,000 pages and files in five minutes, however the paths are written, and again after the flood', () => {
    const paths = ['/', '/assets/home.js', '/api/../sample-report.html', '/%61pi/x', '/images/a.avif'];
    const sent = Array.from({ length: 6000 }, (_, n) =>
      ask(paths[n % 5] ?? '/', { from: address(n % 1000) }),
    );
    expect(sent.filter((held) => held === undefined)).toHaveLength(5000);
    const held = ask('/ar', { from: '203.0.113.9' });
    expect(held?.status).toBe(429);
    expect(errorBody.parse(JSON.parse(held?.body.toString() ?? '')).error).toMatch(/five minutes\.$/);
    expect(ask('/ar', { from: '203.0.113.9', at: 2 * five })).toBeUndefined();
  });

  test('can still send forms and save meanwhile', () => {
    for (let n = 0; n < 6000; n += 1) ask('/', { from: address(n % 1000) });
    expect(ask('/api/contact', { method: 'POST' })).toBeUndefined();
    expect(ask('/api/update-content/home.title', { method: 'PUT' })).toBeUndefined();
  });

  test('are not blocked by one address, which its own limit blocks', () => {
    expect(letThrough(100_000, '/')).toBe(4000);
    expect(ask('/', { from: '203.0.113.8' })).toBeUndefined();
  });
});

test('a blocked client gets an error in the form of each endpoint, and when to return', () => {
  letThrough(60, '/api/contact', { method: 'POST' });
  const held = ask('/api/chatbot-contact', { method: 'POST' });
  const body = JSON.parse(held?.body.toString() ?? '');
  expect(errorBody.parse(body).error).toMatch(/^Too many requests .* five minutes\.$/);
  expect(chatbotFailure.schema.safeParse(body).success).toBe(true);
  expect(held?.headers.get('retry-after')).toEqual(['300']);
  expect(held?.headers.get('cache-control')).toEqual(['no-store']);
  expect(held?.headers.get('content-type')).toEqual(['application/json']);
});
