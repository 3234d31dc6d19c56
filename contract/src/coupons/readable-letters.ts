/**
 * The alphabet of codes that are read from paper or said on the phone: without I, L, O and U, which look like others or
 * spell words (Crockford's Base32, crockford.com/base32.html).
 */
export const READABLE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
