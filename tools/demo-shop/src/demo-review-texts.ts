/** Stars and texts by SKU, in order of purchase. A few are in Hindi, as reviews in India are. */
export const demoReviewTexts: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  'PRK-TFN-920': [
    [
      5,
      'Two years of a leaking plastic box, and now this. Dal stays where I put it, even on the 8:12 local.',
    ],
    [5, 'Heavy in the right way. The clasp shuts with a click you can trust.'],
    [4, 'Very good steel. I only wish that the top tin were a little deeper for rice.'],
    [5, 'बहुत मज़बूत डिब्बा है। रोटी शाम तक नरम रहती है।'],
    [3, 'Good tiffin, but the carry handle was stiff for the first week. It eased with use.'],
    [5, 'Bought one for myself and one for my son’s hostel. Same quality both times.'],
    [4, ''],
  ],
  'PRK-THL-001': [
    [5, 'Looks like the thali at my grandmother’s. It does not slide on the table.'],
    [4, 'Polish is lovely. One katori had a tiny scratch, nothing that matters at dinner.'],
    [
      5,
      'Six sets for the family. They stack neatly and take half the shelf that the old ones took.',
    ],
    [5, 'भारी और चमकदार। मेहमानों ने पूछा कि कहाँ से ली।'],
    [4, 'Value for money. The rim is smooth all round.'],
  ],
  'CEL-BTL-901': [
    [5, 'Fell from the scooter at the signal. One dent, no leak, same bottle.'],
    [4, 'Easy to clean, no smell after a month. Keeps water cool, not ice cold.'],
    [5, 'Right size for office. The cap closes without fuss.'],
    [2, 'The bottle is fine, the colour was darker than in the picture.'],
  ],
  'CEL-LNB-720': [
    [5, 'My daughter opens it herself, and nothing arrives in the bag but the bag.'],
    [4, 'The wall inside is a small thing and makes all the difference. Clips are sturdy.'],
    [5, 'बच्चे को बहुत पसंद आया, सब्ज़ी और रोटी अलग रहती है।'],
    [3, 'A bit small for a twelve-year-old. Perfect for the younger one.'],
  ],
  'ARI-BKT-501': [
    [5, 'It is a bucket, and it is a very good bucket. The handle does not cut into the hand.'],
    [4, 'Does not bend when full. Colour as in the picture.'],
    [5, ''],
  ],
  'CEL-SIP-730': [
    [5, 'Survived one term of nursery so far. The flip lid still snaps shut.'],
    [4, 'Straw needs the small brush to clean well. Otherwise just right.'],
    [4, 'No leaks in the school bag.'],
  ],
  'PRK-PCK-305': [
    [5, 'Rice in three whistles, as it should be. The base sits flat on the induction plate.'],
    [4, 'Solid cooker. The spare gasket could have been in the box.'],
    [5, 'दाल जल्दी गलती है और ढक्कन आराम से बंद होता है।'],
  ],
  'PRK-MSD-930': [
    [
      5,
      'Seven masalas, one lid, no mixing even when my husband puts it in the cupboard upside down.',
    ],
    [5, 'The little spoon is the right size. Beautiful on the counter.'],
  ],
  'CEL-CSR-041': [
    [4, 'Rotis were still warm two hours later. A cloth inside keeps them from getting moist.'],
    [5, 'Used every day since Diwali. The lid fits as on day one.'],
  ],
  'ARI-BMG-515': [[4, 'Does its work. The grip hangs on the bucket just as they say.']],
  'PRK-JAR-948': [
    [5, 'Ten kilos of atta, and not one ant all through the monsoon.'],
    [4, 'Big and well made. Measure your shelf before you order.'],
  ],
  'ARI-BTB-755': [[5, 'The slope holds our little one well, and it drains in a moment.']],
  'OMX-TWA-118': [[4, 'Season it twice as the leaflet says, then dosas come off clean.']],
  'SUP-STR-940': [[5, 'One look and I know when the dal is running out. They stack well too.']],
  'OMX-CTL-060': [[4, 'Nice weight. The stand drains, so no water spots on the spoons.']],
  'PRK-CLN-440': [[5, 'Strong mesh-like holes, no grain of rice is lost. Steams momos as well.']],
  'RYL-CHK-430': [[5, 'The board does not walk around the counter any more.']],
  'CEL-KCP-701': [[4, 'It tips and comes back up. So does the laughter.']],
}
