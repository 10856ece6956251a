/** XLIFF 2.0 and 2.1 have the same namespace (https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html). */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * What the site adds to a file for itself: at a `file` its `site`, at a `unit` a fingerprint of what the translation `said`. Tools keep
 * attributes of other namespaces.
 */
export const ownNamespace = 'urn:vinci:translations';
