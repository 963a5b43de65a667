import 'chessboard-element';

export const figure = (box) => (box.innerHTML = '<chess-board position="start"></chess-board>');
