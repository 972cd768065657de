/** Begins the key of everything that is read from the inbox. */
export const inboxKey = ['api', 'admin', 'contact-submissions'] as const;

/** The key of whose messages can be asked for, and of who can be given others. */
export const assigneesKey = ['api', 'admin', 'assignees'] as const;
