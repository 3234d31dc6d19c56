/** The attribute of what stands in the document until the app has drawn its page. */
export const UNTIL_DRAWN = 'data-until-drawn'
