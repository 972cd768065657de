import { createContext } from 'react';

/** What the company is called, in the language of the page. */
export const CompanyNameContext = createContext('');
