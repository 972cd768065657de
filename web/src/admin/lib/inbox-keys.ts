/** Beginning of the query keys of everything read from the inbox. */
export const inboxKey = ['api', 'admin', 'contact-submissions'] as const;

export const assigneesKey = ['api', 'admin', 'assignees'] as const;
