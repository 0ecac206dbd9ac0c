/** An icon as PNG. */
export interface Icon {
  readonly file: string;
  /** Side in pixels. */
  readonly size: number;
  /** `maskable`: systems may crop it to their own shape, within a circle of 80% of its width. */
  readonly purpose: 'any' | 'maskable';
}

/** The mark at its largest, which search engines show as the company's logo. */
export const largeIcon: Icon = { file: 'icon-512.png', size: 512, purpose: 'any' };

/** The icons of the web app manifest. */
export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  largeIcon,
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** The icon that iPhones and iPads show on the home screen. */
export const touchIcon: Icon = { file: 'apple-touch-icon.png', size: 180, purpose: 'any' };
