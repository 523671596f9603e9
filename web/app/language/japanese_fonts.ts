// Loaded with Japanese only: the files are large, and the browser fetches the parts of them it needs.
import '@fontsource/noto-serif-jp/600.css';
import '@fontsource-variable/noto-sans-jp';
