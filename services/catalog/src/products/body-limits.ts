const MEGABYTE = 1024 * 1024;

/** A product with a picture of 5 MB inside, four characters for three bytes. */
export const PICTURE_BODY = 8 * MEGABYTE;

/** The ids of as many products as the list can hold. */
export const ORDER_BODY = 4 * MEGABYTE;

/** A CSV file of 5 MB as a JSON text, in which quotes and line ends are two characters. */
export const IMPORT_BODY = 12 * MEGABYTE;
