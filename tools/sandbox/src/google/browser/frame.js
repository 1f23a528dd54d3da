/* global window, parent */
// The page around is the one that asked for this frame: its address stands in the fragment.
(() => {
  const page = decodeURIComponent(window.location.hash.slice('#parent='.length));
  const tell = (message) => parent.postMessage(message, page);

  const canStore = () => {
    try {
      localStorage.setItem('probe', '1');
      localStorage.removeItem('probe');
      return true;
    } catch {
      return false;
    }
  };

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== page) return;
    if (data.type === 'webStorageSupport') {
      tell({ answerTo: data.id, answer: { webStorageSupport: canStore() } });
    }
  });

  // Called by the popup, which is of this origin.
  window.deliverAuthEvent = (authEvent) => tell({ type: 'authEvent', authEvent });

  tell({ type: 'ready' });
})();
