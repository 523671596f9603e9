import { describe, expect, it } from 'vitest';
import { cardName } from '../card';
import { textWidth } from '../layout';

describe('a name on a card', () => {
  it('stands as it is where it has room', () => {
    expect(cardName('Ulm')).toEqual({ size: 18.5 });
    expect(cardName('Sigmaringen').width).toBeUndefined();
  });
  it('is pressed together and made smaller where it has not', () => {
    const wide = cardName('インゴルシュタット');
    expect(wide.width).toBeLessThan(textWidth('インゴルシュタット', wide.size));
    expect(wide.size).toBeGreaterThan(9);
    expect(cardName('ケンプテン').size).toBe(18.5);
  });
});
