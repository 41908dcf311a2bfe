import { expect, test } from 'vitest';
import { decodeText, type TextEncoding } from '#domain/import/decode-text.ts';

/** The bytes of a text in an encoding that only `TextDecoder` knows. */
function encoded(text: string, encoding: TextEncoding): Uint8Array {
  const bytes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (let first = 0x80; first <= 0xff; first += 1) {
    bytes.set(decoder.decode(new Uint8Array([first])), [first]);
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const pair = decoder.decode(new Uint8Array([first, second]));
      if (Array.from(pair).length === 1 && !bytes.has(pair)) bytes.set(pair, [first, second]);
    }
  }
  return new Uint8Array(
    Array.from(text).flatMap((letter) => (letter < '\u0080' ? [letter.charCodeAt(0)] : (bytes.get(letter) ?? [0x3f]))),
  );
}

test.each([
  ['windows-1251', 'Команда;Игра\r\nЧёрные волки;Dota 2\r\nОгонь;CS 2'],
  ['windows-1251', 'Name;Game\r\nСпартак;Dota 2'],
  ['gbk', '战队,游戏\r\n天禄战队,和平精英\r\n狼队,王者荣耀'],
  ['big5', '戰隊,遊戲\r\n閃電狼,英雄聯盟\r\n香港態度,傳說對決'],
  ['shift_jis', 'チーム,ゲーム\r\n東京ヴェルディ,荒野行動\r\nさくら,ぷよぷよ'],
  ['euc-kr', '팀,게임\r\n젠지 이스포츠,배틀그라운드\r\n농심 레드포스,리그 오브 레전드'],
  ['windows-1254', 'Takım;Oyun\r\nBeşiktaş;Valorant\r\nGüneş Işığı;PUBG\r\nİstanbul Yıldızları;CS'],
  ['windows-1250', 'Drużyna;Gra\r\nŁódź Żubry;CS\r\nZłote Rękawice;LoL\r\nPříbram;CS'],
  ['windows-1256', 'فريق;لعبة\r\nفريق النصر;ببجي\r\nالصقور;فيفا'],
  ['windows-1252', 'Équipe;Jeu\r\nLes Éclairs fatigués;FIFA\r\nGarçons;CS\r\nMünchen Löwen;CS'],
] as const)('%s is the first way to read %j', (encoding, text) => {
  const [first, ...others] = decodeText(encoded(text, encoding));
  expect(first).toEqual({ encoding, text });
  expect(others.length).toBeGreaterThan(0);
});
