import { testCompanyName } from '#web/admin/testing/names-company.tsx';

testCompanyName();
