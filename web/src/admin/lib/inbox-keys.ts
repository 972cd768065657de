/** Begins the key of everything that is read from the inbox. */
export const inboxKey = ['api', 'admin', 'contact-submissions'] as const;

/** Query key of the assignees. */
export const assigneesKey = ['api', 'admin', 'assignees'] as const;
