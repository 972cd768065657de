export const copy = {
  title: 'Admin Dashboard',
  loading: 'Loading',
  skipLink: 'Skip to main content',
  welcome: 'Welcome,',
  home: 'Home',
  logout: 'Logout',
  people: 'People',
  tabs: 'Sections of the site',
  pictures: 'Pictures',
  newsletter: 'Newsletter',
  usage: 'What Visitors Try',
};
