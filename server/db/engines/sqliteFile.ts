/** Name of the embedded database in the data folder. */
export const SQLITE_FILE = 'chaekbada.sqlite';
