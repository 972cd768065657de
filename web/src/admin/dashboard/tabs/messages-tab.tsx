export { MessagesPanel as Tab } from '#web/admin/messages/messages-panel.tsx';
