import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  handbook: [
    {
      type: 'category',
      label: 'Handbook',
      link: { type: 'doc', id: 'README' },
      collapsible: false,
      items: ['change-a-fact', 'write-an-article', 'voice', 'replace-a-picture', 'change-the-guide'],
    },
  ],
};

export default sidebars;
