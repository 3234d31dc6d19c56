/** How wide the large picture is shown. */
export const GALLERY_SIZES = '(min-width: 1280px) 546px, (min-width: 768px) 48vw, 94vw'
