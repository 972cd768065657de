import { testCompanyName } from '../testing/names-company.tsx';

testCompanyName();
