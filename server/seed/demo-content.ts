/** Content of a demo installation, written for it. */
export const demoCategories = [
  { id: 1, name: 'BGMI' },
  { id: 2, name: 'Valorant' },
  { id: 3, name: 'Counter-Strike' },
  { id: 4, name: 'Dota 2' },
  { id: 5, name: 'Transfers' },
  { id: 6, name: 'Interviews' },
];

export const demoAdvertisements = [
  { id: 1, name: 'Season pass', redirectUrl: 'https://example.com/season-pass', status: '1' as const },
  { id: 2, name: 'Headset offer', redirectUrl: 'https://example.com/headsets', status: '1' as const },
  { id: 3, name: 'Summer LAN tickets', redirectUrl: null, status: '0' as const },
];

export const demoPages = [
  {
    id: 1,
    title: 'About us',
    content: '<p>We organise tournaments and publish their results, schedules and point tables.</p>',
    status: '1' as const,
  },
  {
    id: 2,
    title: 'Scoring rules',
    content:
      '<h2>Battle royale</h2><p>A team earns placement points in each match and <strong>one point a finish</strong>.</p>' +
      '<ul><li>Winner: 10 points</li><li>Second: 6 points</li><li>Third: 5 points</li></ul>',
    status: '1' as const,
  },
  {
    id: 3,
    title: 'Contact',
    content: '<p>Write to <a href="mailto:desk@example.com">desk@example.com</a>.</p>',
    status: '0' as const,
  },
];

export const demoVideos = [
  { id: 1, name: 'Legends Never Die', url: 'https://www.youtube.com/watch?v=r6zIGXun57U', status: '1' as const },
  { id: 2, name: 'RISE', url: 'https://www.youtube.com/watch?v=fB8TyLTD7EE', status: '1' as const },
  { id: 3, name: 'Warriors', url: 'https://youtu.be/aR-KAldshAE', status: '1' as const },
];
