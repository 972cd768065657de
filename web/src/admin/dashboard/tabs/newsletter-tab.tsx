export { NewsletterPanel as Tab } from '#web/admin/newsletter/newsletter-panel.tsx';
