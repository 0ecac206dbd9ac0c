import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  handbook: [
    {
      type: 'category',
      label: 'Handbook',
      link: { type: 'doc', id: 'README' },
      collapsible: false,
      items: [
        'setup',
        'change-a-fact',
        'optional-facts',
        'add-and-remove',
        'write-an-article',
        'voice',
        'replace-a-picture',
        'colors-and-logo',
        'change-the-guide',
        'leads',
        'tags',
        'move-from-an-old-site',
        'keep-up-to-date',
        'take-a-newer-version',
        'how-it-is-built',
      ],
    },
  ],
};

export default sidebars;
