import type { ComponentType } from 'react';

/** Every island by its name, and how to fetch its code. The chunk names tell the build what a page may preload. */
export const islands = {
  CareCalendar: () =>
    import(/* webpackChunkName: "island-CareCalendar" */ '../components/tools/CareCalendar/CareCalendar'),
  ChatButton: () => import(/* webpackChunkName: "island-ChatButton" */ '../components/frame/ChatWidget/ChatButton'),
  ContactForm: () => import(/* webpackChunkName: "island-ContactForm" */ '../components/forms/ContactForm/ContactForm'),
  EstimateForm: () =>
    import(/* webpackChunkName: "island-EstimateForm" */ '../components/forms/EstimateForm/EstimateForm'),
  Estimator: () => import(/* webpackChunkName: "island-Estimator" */ '../components/tools/Estimator/Estimator'),
  LeadPopup: () => import(/* webpackChunkName: "island-LeadPopup" */ '../components/frame/LeadPopup/LeadPopup'),
  LeadStatus: () =>
    import(/* webpackChunkName: "island-LeadStatus" */ '../components/frame/LeadStatus/LeadStatusLoader'),
  LostPath: () => import(/* webpackChunkName: "island-LostPath" */ '../components/frame/LostPath/LostPath'),
  ReferralLink: () =>
    import(/* webpackChunkName: "island-ReferralLink" */ '../components/tools/ReferralLink/ReferralLink'),
  TwentyYearComparison: () =>
    import(
      /* webpackChunkName: "island-TwentyYearComparison" */ '../components/tools/TwentyYearComparison/TwentyYearComparison'
    ),
  PatternVisualizer: () =>
    import(
      /* webpackChunkName: "island-PatternVisualizer" */ '../components/tools/PatternVisualizer/PatternVisualizer'
    ),
  ZipCheck: () => import(/* webpackChunkName: "island-ZipCheck" */ '../components/tools/ZipCheck/ZipCheck'),
  // Each takes props of its own; they were checked where the island was made.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
} satisfies Record<string, () => Promise<{ readonly default: ComponentType<any> }>>;

export type IslandName = keyof typeof islands;
