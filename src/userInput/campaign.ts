/**
 * The query parameters by which a link says which campaign it belongs to, as Google's URL builder names them.
 * See https://support.google.com/analytics/answer/10917952
 */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const;

/**
 * The query parameters by which Google Ads, Microsoft Ads and Meta number the click on an ad, as they add them to its link.
 */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const;
