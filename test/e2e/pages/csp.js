// Before everything else: no violation may pass unseen.
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
});
