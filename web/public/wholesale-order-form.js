// The form works without this: here it only gains a button and the store's address.
const print = document.getElementById('print');
print.hidden = false;
print.addEventListener('click', () => window.print());

fetch('/api/stores')
  .then((response) => (response.ok ? response.json() : []))
  .then((stores) => {
    const store = stores.find(({ isDefault }) => isDefault);
    if (!store) return;
    document.getElementById('store').textContent = [
      store.name,
      store.address,
      // A telephone number is not broken.
      store.phone.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0'),
    ]
      .filter(Boolean)
      .join(' · ');
    document.title += ` · ${store.name}`;
  })
  .catch(() => undefined);
