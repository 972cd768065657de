/** Who signs in during the journeys; the site under test is started with this account. */
export const administrator = { username: 'editor', password: 'كلمة مرور طويلة 2024' };
