/** The environment that modules under test read when they load: import this file before them. */
Object.assign(process.env, {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  DATABASE_TIMEOUT: '60000',
  TABLE_NAME: 'test-table',
  IMAGE_BUCKET: 'test-images',
  CV_BUCKET: 'test-cvs',
  WEB_BUCKET: 'test-web',
  BACKUP_BUCKET: 'test-backups',
  BACKUP_RUNNER_FUNCTION: 'test-backup-runner',
  SITE_URL: 'https://www.example.com',
  ORIGIN_VERIFY: '0d8ba3c2-4c51-4c1e-9d6a-5f0f4c8f9b1e',
});
