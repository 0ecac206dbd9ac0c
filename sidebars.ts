import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  handbook: [
    {
      type: 'category',
      label: 'Handbook',
      description: 'How to keep this site: its facts, articles, pictures and the paver guide.',
      link: { type: 'generated-index', slug: '/' },
      collapsible: false,
      items: ['change-a-fact', 'write-an-article', 'replace-a-picture', 'change-the-guide'],
    },
  ],
};

export default sidebars;
