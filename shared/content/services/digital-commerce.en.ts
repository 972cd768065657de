export const texts = {
  service_digital_commerce_title: 'Digital commerce',
  service_digital_commerce_description:
    'A marketplace listing is a shelf too: it can be empty, badly placed or wrongly priced. We keep yours in order, and know what stands beside it.',
};
