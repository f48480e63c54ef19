/**
 * A product picture is a file of ours or an https address; the server never fetches the latter. Names may have letters
 * of any script and spaces, raw or percent-encoded.
 */
export const IMAGE_URL =
  /^(?:\/images\/products\/(?:[\p{L}\p{N}]|%[89A-Fa-f][\dA-Fa-f])(?:[\p{L}\p{M}\p{N} ._(),&+（）【】、-]|%(?:20|[89A-Fa-f][\dA-Fa-f])){0,360}\.(?:jpe?g|png|webp|gif|JPE?G|PNG|WEBP|GIF)|https:\/\/[^\s"'<>\\]+)$/u;

/** A picture inside the request; its content is checked when it is decoded. */
export const IMAGE_DATA_URL = /^data:image\/(?:jpeg|jpg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
