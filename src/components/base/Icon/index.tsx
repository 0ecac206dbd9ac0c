const paths = {
  phone:
    'M6.6 3.5 9 3l2 4.8-2.2 1.7a12 12 0 0 0 5.7 5.7l1.7-2.2L21 15l-.5 2.4A3 3 0 0 1 17.6 20 14.2 14.2 0 0 1 4 6.4a3 3 0 0 1 2.6-2.9Z',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z M8 9.5h8 M8 12.5h5',
  mobile: 'M7 2.5h10v19H7Z M10 6.5h4 M10 9.5h4 M11 18.5h2',
  check: 'm4.5 12.5 5 5L19.5 7',
  close: 'M6 6l12 12 M18 6 6 18',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  chevron: 'm6 9 6 6 6-6',
  pin: 'M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21Z M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  mail: 'M3.5 6h17v12h-17Z M4 6.5l8 6.5 8-6.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 7v5l3.5 2',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z M12 2v2.5 M12 19.5V22 M2 12h2.5 M19.5 12H22 M5 5l1.7 1.7 M17.3 17.3 19 19 M5 19l1.7-1.7 M17.3 6.7 19 5',
  droplet: 'M12 3s6.5 7 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10 12 3 12 3Z',
  joint: 'M3 6h7.5v5H3Z M13.5 6H21v5h-7.5Z M3 14h4v5H3Z M10 14h7.5v5H10Z',
  stain: 'M5 19 15.5 8.5l-3-3L3.5 14.5v4.5Z M14 4l6 6 M13 20h8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5 M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  download: 'M12 4v11 M7 10.5l5 5 5-5 M4.5 20h15',
  copy: 'M9 8h11v12H9Z M15 8V4H4v12h5',
  share: 'M12 15V3.5 M8 7l4-3.5L16 7 M7 11H5v9.5h14V11h-2',
  print: 'M7 9V3.5h10V9 M7 17H4V9h16v8h-3 M7 14h10v6.5H7Z',
  calendar: 'M4 6h16v14H4Z M4 10.5h16 M8 3v4 M16 3v4',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4Z M12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  facebook:
    'M13.5 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .4-1.7 1.8-1.7h1.5V3.3A19 19 0 0 0 14.5 3.2c-2.5 0-4 1.5-4 4.2v2.4H7.7V13h2.8v8',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4Z M12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Z M17 7v.1',
} as const;

export type IconName = keyof typeof paths;

/** A line icon on a 24-unit grid, in the color of its text. Decorative: the text beside it has the meaning. */
export default function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
