import styles from './map.css?url';

let loaded: Promise<void> | undefined;

/** The map's style sheet: in the page from the first map on. */
export function loadStyles(): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = () => resolve();
    link.onerror = () => {
      loaded = undefined;
      link.remove();
      reject(new Error('the style sheet of the map did not load'));
    };
    document.head.append(link);
  });
  return loaded;
}
