/**
 * @typedef {object} Finding
 * @property {'fine' | 'note' | 'wrong'} level `wrong` if something that the shop needs doesn't work
 * @property {string} text
 * @property {string} [fix] what to type
 */

/** @returns {Finding} */
export const fine = (text) => ({ level: 'fine', text })

/** @returns {Finding} */
export const note = (text, fix) => ({ level: 'note', text, fix })

/** @returns {Finding} */
export const wrong = (text, fix) => ({ level: 'wrong', text, fix })
