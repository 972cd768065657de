import { expect, test } from 'vitest';
import { grantsOf } from '#infra/testing/endpoint-functions.ts';
import { groups } from '#shared/api/endpoint/endpoint.ts';
import { postKinds } from '#shared/posts/kinds.ts';

/** The permissions to check an administrator's session. */
const sessionCheck = [
  'dynamodb:GetItem on DataTable of administrator',
  'dynamodb:GetItem on DataTable of session',
  'dynamodb:UpdateItem on DataTable of session',
];
const posts = postKinds.join(', ');
const counting = 'dynamodb:UpdateItem on DataTable of throttle';
const onTable = (kinds: string, ...actions: string[]) =>
  actions.map((action) => `dynamodb:${action} on DataTable of ${kinds}`);
/** In the audit log a function may only add lines. */
const auditing = onTable('audit', 'PutItem');
/** Functions that write in the company's name read the company's data, which its owner edits. */
const theCompany = 'dynamodb:BatchGetItem on DataTable of content';

test.each<[string, string[]]>([
  [
    'session',
    [
      ...onTable('administrator', 'GetItem', 'UpdateItem'),
      ...onTable('link', 'PutItem'),
      ...onTable('session', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of session',
      ...onTable('device', 'GetItem', 'UpdateItem'),
      ...onTable('challenge', 'GetItem', 'PutItem', 'DeleteItem'),
      ...auditing,
      counting,
    ],
  ],
  [
    'messages',
    [
      ...onTable('message', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'),
      'dynamodb:Query on DataTable/index/gsi1 of message',
      'dynamodb:Query on DataTable/index/gsi2 of message',
      ...onTable('message-entry', 'GetItem'),
      'dynamodb:Query on DataTable/index/gsi2 of message-entry',
      // The administrators whose names the filter offers.
      'dynamodb:Query on DataTable/index/gsi1 of administrator',
      ...onTable('saved-view, reply-template', 'GetItem', 'UpdateItem'),
      ...onTable('cv', 'GetItem', 'UpdateItem'),
      ...sessionCheck,
      ...auditing,
      counting,
    ],
  ],
  [
    // No other function that answers requests can access the file of a CV.
    'cvs',
    [
      ...onTable('cv', 'GetItem', 'UpdateItem'),
      ...onTable('message', 'GetItem'),
      ...sessionCheck,
      ...auditing,
      counting,
      ...['waiting', 'checked'].map((place) => `s3:PutObject on CvBucket/${place}/*`),
      ...['waiting', 'kept'].map((place) => `s3:GetObject on CvBucket/${place}/*`),
      's3:DeleteObject on CvBucket/waiting/*',
    ],
  ],
  [
    'content',
    [
      ...onTable('content', 'GetItem', 'UpdateItem', 'Query'),
      ...onTable('content-draft', 'GetItem', 'UpdateItem', 'DeleteItem', 'Query'),
      ...onTable('content-change', 'GetItem', 'BatchGetItem', 'UpdateItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of content-change',
      'dynamodb:Query on DataTable/index/gsi2 of content-change',
      ...onTable('version', 'GetItem', 'PutItem', 'UpdateItem', 'Query'),
      ...onTable('publication', 'GetItem', 'UpdateItem'),
      ...onTable('editing', 'UpdateItem', 'Query'),
      ...onTable('claim', 'UpdateItem', 'DeleteItem', 'Query'),
      ...onTable('picture', 'GetItem'),
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'images',
    [
      ...onTable('content, content-draft', 'GetItem', 'Query', 'UpdateItem'),
      ...onTable('picture', 'DeleteItem', 'GetItem', 'UpdateItem'),
      ...onTable('version', 'PutItem', 'UpdateItem', 'Query'),
      'dynamodb:Query on DataTable/index/gsi1 of picture',
      ...onTable(posts, 'GetItem', 'BatchGetItem', 'UpdateItem'),
      `dynamodb:Query on DataTable/index/gsi1 of ${posts}`,
      `dynamodb:Query on DataTable/index/gsi2 of ${posts}`,
      ...onTable('working-copy', 'GetItem', 'BatchGetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi3 of working-copy',
      ...sessionCheck,
      ...auditing,
      ...['DeleteObject', 'GetObject', 'PutObject'].flatMap((action) =>
        ['images', 'staging', 'trash'].map((place) => `s3:${action} on ImageBucket/${place}/*`),
      ),
    ],
  ],
  [
    'posts',
    [
      ...onTable(posts, 'GetItem', 'PutItem', 'UpdateItem', 'BatchGetItem'),
      `dynamodb:Query on DataTable/index/gsi1 of ${posts}`,
      `dynamodb:Query on DataTable/index/gsi2 of ${posts}`,
      `dynamodb:Query on DataTable/index/gsi3 of ${posts}`,
      `dynamodb:Query on DataTable/index/gsi4 of ${posts}`,
      ...onTable('version', 'GetItem', 'PutItem', 'UpdateItem', 'Query', 'BatchWriteItem'),
      ...onTable('category, slug', 'GetItem', 'UpdateItem'),
      ...onTable('list-head', 'BatchGetItem'),
      // Translation tasks and the replacement of words also cover pictures and content items.
      ...onTable('picture', 'GetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi1 of picture',
      ...onTable('content', 'GetItem', 'UpdateItem', 'Query'),
      ...onTable('working-copy', 'GetItem', 'BatchGetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi3 of working-copy',
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'previews',
    [
      ...onTable('content, content-draft', 'Query'),
      ...onTable(`${posts}, working-copy`, 'GetItem'),
      ...onTable('preview-link', 'GetItem', 'PutItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of preview-link',
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'newsletter',
    [
      ...onTable('newsletter', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'),
      theCompany,
      'dynamodb:Query on DataTable/index/gsi1 of newsletter',
      'dynamodb:Query on DataTable/index/gsi2 of newsletter',
      ...sessionCheck,
      ...auditing,
      counting,
    ],
  ],
  [
    'people',
    [
      ...onTable('administrator', 'GetItem', 'UpdateItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of administrator',
      ...onTable('session', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of session',
      'dynamodb:Query on DataTable/index/gsi1 of audit',
      ...onTable('link', 'PutItem'),
      // The open work of a user who leaves is given to another user.
      ...onTable('message', 'GetItem', 'BatchGetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi2 of message-entry',
      ...onTable(posts, 'GetItem', 'BatchGetItem', 'UpdateItem'),
      `dynamodb:Query on DataTable/index/gsi2 of ${posts}`,
      ...onTable('working-copy', 'GetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi3 of working-copy',
      ...onTable('hand-over', 'UpdateItem'),
      ...onTable('content-draft', 'Query', 'UpdateItem'),
      ...onTable('saved-view', 'DeleteItem'),
      ...onTable('setting', 'GetItem', 'UpdateItem'),
      ...onTable('preview-link', 'BatchGetItem', 'UpdateItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi2 of preview-link',
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'privacy',
    [
      ...onTable('administrator', 'GetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi1 of administrator',
      ...onTable('setting', 'GetItem', 'UpdateItem'),
      ...onTable('saved-view', 'GetItem'),
      ...onTable('message', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of message',
      ...onTable('message-entry', 'BatchWriteItem', 'Query'),
      ...onTable('newsletter', 'GetItem', 'DeleteItem'),
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'mail',
    [
      ...onTable('setting', 'GetItem', 'UpdateItem'),
      ...onTable('mail', 'BatchGetItem'),
      'dynamodb:Query on DataTable/index/gsi2 of mail',
      ...onTable('sending', 'GetItem', 'PutItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi1 of sending',
      'dynamodb:Query on DataTable/index/gsi1 of newsletter',
      'dynamodb:Query on DataTable/index/gsi2 of newsletter',
      ...onTable('blog', 'GetItem', 'BatchGetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi2 of blog',
      ...onTable('working-copy', 'GetItem'),
      theCompany,
      ...sessionCheck,
      ...auditing,
      'ses:SendEmail on MailSenderEvents',
      'ses:SendEmail on identity/shop.test',
    ],
  ],
  ['share', [...onTable('blog', 'GetItem'), theCompany]],
  ['usage', [...onTable('usage', 'UpdateItem', 'Query'), ...sessionCheck, counting]],
])('the function of %s has exactly the permissions its group needs', (group, grants) => {
  const logging = ['CreateLogStream', 'PutLogEvents'].map(
    (action) => `logs:${action} on ${group}functionLogs`,
  );
  expect([...new Set(grantsOf(group))].sort()).toEqual([...new Set([...grants, ...logging])].sort());
});

test('no function has permissions on the whole table', () => {
  for (const group of groups) {
    const whole = grantsOf(group).filter((grant) => grant.startsWith('dynamodb:') && !grant.includes(' of '));
    expect(whole, group).toEqual([]);
  }
});
