import type { ComponentType } from 'react';

/** Every island by its name, and how to fetch its code. The chunk names tell the build what a page may preload. */
export const islands = {
  CareCalendar: () => import(/* webpackChunkName: "island-CareCalendar" */ '../CareCalendar/CareCalendar'),
  ChatButton: () => import(/* webpackChunkName: "island-ChatButton" */ '../ChatWidget/ChatButton'),
  ContactForm: () => import(/* webpackChunkName: "island-ContactForm" */ '../ContactForm/ContactForm'),
  EstimateForm: () => import(/* webpackChunkName: "island-EstimateForm" */ '../EstimateForm/EstimateForm'),
  Estimator: () => import(/* webpackChunkName: "island-Estimator" */ '../Estimator/Estimator'),
  LeadPopup: () => import(/* webpackChunkName: "island-LeadPopup" */ '../LeadPopup/LeadPopup'),
  LeadStatus: () => import(/* webpackChunkName: "island-LeadStatus" */ '../LeadStatus/LeadStatusLoader'),
  LostPath: () => import(/* webpackChunkName: "island-LostPath" */ '../LostPath/LostPath'),
  ReferralLink: () => import(/* webpackChunkName: "island-ReferralLink" */ '../ReferralLink/ReferralLink'),
  TwentyYearComparison: () =>
    import(/* webpackChunkName: "island-TwentyYearComparison" */ '../TwentyYearComparison/TwentyYearComparison'),
  PatternVisualizer: () =>
    import(/* webpackChunkName: "island-PatternVisualizer" */ '../PatternVisualizer/PatternVisualizer'),
  ZipCheck: () => import(/* webpackChunkName: "island-ZipCheck" */ '../ZipCheck/ZipCheck'),
  // Each takes props of its own; they were checked where the island was made.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
} satisfies Record<string, () => Promise<{ readonly default: ComponentType<any> }>>;

export type IslandName = keyof typeof islands;
