import './games/pylos/define.js';
import './games/real-queen/define.js';
import './games/rolit/define.js';
import './games/ur/define.js';
