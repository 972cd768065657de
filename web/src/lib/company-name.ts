import { createContext } from 'react';

/** The company's name in the language of the page. */
export const CompanyNameContext = createContext('');
