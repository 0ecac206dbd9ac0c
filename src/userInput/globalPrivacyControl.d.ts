interface Navigator {
  /**
   * Whether the visitor asks sites not to pass on or keep what tells companies about them. Undefined in browsers that don't
   * know it. See https://w3c.github.io/gpc/
   */
  readonly globalPrivacyControl?: boolean;
}
